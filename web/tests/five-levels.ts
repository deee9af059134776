/** Imported first: the attributes of a page whose server can play five levels only. */

document.documentElement.dataset.levels = "little-mouse mouse kitten cat tomcat";
