/** What a tab takes along to a provider and back: what the server sealed, and what for. */
type Way = { ticket: string; purpose: 'sign-in' | 'link' }

const KEY = 'sign-in-way'

/** Goes to the provider; the tab comes back to the page that takes the way up. */
export function leaveFor(
  { url, ticket }: { url: string; ticket: string },
  purpose: Way['purpose'],
) {
  sessionStorage.setItem(KEY, JSON.stringify({ ticket, purpose }))
  window.location.assign(url)
}

/** The way this tab is on, once. */
export function takeWay(): Way | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return text === null ? null : (JSON.parse(text) as Way)
}
