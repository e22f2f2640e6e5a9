export { compileTitle, compileTitles, type Compiled } from './compile-title.ts';
export { formatDiagnostic, shownFrom } from './format-diagnostic.ts';
export { generate, type Generated } from './generate.ts';
export { loadLibrary, type Library } from './library.ts';
export { patched } from './compile/patch.ts';
