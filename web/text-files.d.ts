/** A text file, bundled as a string. */
declare module "*.txt" {
  const text: string;
  export default text;
}
