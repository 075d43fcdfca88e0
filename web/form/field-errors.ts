export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`)

/** The first sentence about a field or a part of it. */
export function errorIn(errors: FieldErrors, name: string): string | undefined {
  const path = name in errors ? name : Object.keys(errors).find((one) => isAt(one, name))
  return path === undefined ? undefined : errors[path]?.[0]
}

/** Returns the errors without those of fields that are being changed. */
export function withoutFields(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const kept = Object.entries(errors).filter(([path]) => !names.some((name) => isAt(path, name)))
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
}

/** Sentences about what the form has no field for. */
export const unplaced = (errors: FieldErrors, values: object): string[] =>
  Object.entries(errors)
    .filter(([path]) => !Object.keys(values).some((name) => isAt(path, name)))
    .flatMap(([, sentences]) => sentences)

export const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
