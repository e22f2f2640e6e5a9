/** The address of a font in the built app. */
declare module '*.woff2' {
  const address: string;
  export = address;
}
