/** The path of a program, which a package of Debian brings where it is missing. */
export function ensureProgram(program: string, debianPackage: string, folders?: string[]): string
/** Installs the first of these packages that there is; false where that is not to be had or allowed. */
export function installFromDebian(...names: string[]): boolean
