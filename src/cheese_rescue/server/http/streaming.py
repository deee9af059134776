"""A response that streams a review line by line."""

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from cheese_rescue.server.thinking.reviews import SharedReview

NDJSON = "application/x-ndjson"


class ReviewStream(StreamingResponse):
    """Streams a review until it ends or the client disconnects."""

    def __init__(self, review: SharedReview) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(review.lines(), headers=headers, media_type=NDJSON)
        self._review = review

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._review.leave()
