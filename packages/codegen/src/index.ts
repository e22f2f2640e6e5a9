export { compileTitle, compileTitles, type Compiled } from './compile-title.ts';
export { formatDiagnostic, shownFrom } from './format-diagnostic.ts';
export { generate, type Generated } from './generate.ts';
export { inspectTitle, writtenAt, type Inspected } from './inspect.ts';
export { placeInFile } from './source/place-in-file.ts';
export { loadLibrary, type Library } from './library.ts';
export { plain, type Located } from './source/located.ts';
export { pagesFor, writePages } from './reference/write.ts';
export { patched } from './compile/patch.ts';
