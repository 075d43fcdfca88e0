import { clubBilling } from '#contract/platform/billing-club.ts'
import { openCheckout, openPortal } from '#contract/platform/billing-payment.ts'
import { api, invalidate } from '../../api/api.ts'

/** Leaves for the page of the provider of payments; the way back is /handle-payment. */
export async function goToCheckout(id: number): Promise<void> {
  const { data } = await api(openCheckout, { params: { id } })
  await invalidate(clubBilling)
  window.location.assign(data.url)
}

/** Leaves for the cards and receipts of the club at the provider of payments. */
export async function goToPortal(): Promise<void> {
  const { data } = await api(openPortal)
  window.location.assign(data.url)
}
