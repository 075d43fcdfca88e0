const refusedIn = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.customError ? [field] : [],
  )

/** The first field of a form that holds a number it does not take. */
export const firstRefused = (form: HTMLFormElement | null): HTMLInputElement | null =>
  refusedIn(form)[0] ?? null

/**
 * Whether numbers of a form keep it from being sent; each of them says so then. For forms that do
 * not leave this to the browser.
 */
export function refusesNumbers(form: HTMLFormElement | null): boolean {
  const refused = refusedIn(form)
  for (const field of refused) field.checkValidity()
  return refused.length > 0
}
