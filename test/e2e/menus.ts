import type { Locator, Page } from 'playwright-core'

/** Chooses from the menu behind a button: "More actions" stands at the end of each page's head. */
export async function chooseFromMenu(
  page: Page,
  item: string | RegExp,
  menu: string | RegExp = 'More actions',
  within: Page | Locator = page,
): Promise<void> {
  await within.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}
