/** The path of a program, which a package of Debian brings where it is missing. */
export function ensureProgram(program: string, debianPackage: string, folders?: string[]): string
