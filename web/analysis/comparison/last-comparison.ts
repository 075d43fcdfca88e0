import { clubState } from '../../shell/select-club.ts'

/** Where the address of the comparison that was looked at last on this device is kept. */
const placeOfLast = () => clubState('comparison')

export const keepComparison = (address: string) => localStorage.setItem(placeOfLast(), address)

export function lastComparison(): string | null {
  const address = localStorage.getItem(placeOfLast())
  return address?.startsWith('/reports/comparison/') ? address : null
}
