import type Stripe from 'stripe'
import type { ClubOrder } from '#contract/platform/billing-club.ts'
import type { Language } from '#domain/constants/languages.ts'
import { demand, Refusal } from '../../../http/refusal.ts'
import { serverTexts } from '../../../text/text.ts'

const LOCALES = { en: 'en', de: 'de', fr: 'fr', 'zh-cn': 'zh' } as const

type Checkout = {
  order: ClubOrder
  checkoutId: string | null
  email: string | null
  language: Language
  publicUrl: string
}

/** What the provider fails at is nobody’s fault here: people can try again. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unavailable')
  }
}

/**
 * The page of the provider where an order is paid by card: the one that is open still, or a new one.
 * Refuses a new one when the last was completed: its payment is on the way.
 */
export async function checkoutFor(
  stripe: Stripe,
  { order, checkoutId, email, language, publicUrl }: Checkout,
): Promise<{ id: string; url: string }> {
  if (checkoutId !== null) {
    const known = await stripe.checkout.sessions.retrieve(checkoutId)
    if (known.status === 'open' && known.url) return { id: known.id, url: known.url }
    const isOnItsWay = known.payment_status === 'paid' || order.failed_at === null
    demand(!(known.status === 'complete' && isOnItsWay), 'conflict')
  }
  const back = `${publicUrl}/handle-payment?order=${order.id}`
  const { plans, addOns } = serverTexts(language).billing
  const plan = plans[order.plan as keyof typeof plans] ?? order.plan
  const addOn = addOns[order.add_on as keyof typeof addOns] ?? order.add_on
  const metadata = { order_id: String(order.id) }
  const made = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: String(order.id),
      metadata,
      payment_intent_data: { metadata },
      customer_creation: 'always',
      ...(email !== null && { customer_email: email }),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency.toLowerCase(),
            unit_amount: order.amount,
            product_data: {
              name: ['Slipway', plan, ...(addOn === null ? [] : ['+', addOn])].join(' '),
            },
          },
        },
      ],
      locale: LOCALES[language],
      success_url: back,
      cancel_url: back,
    },
    { idempotencyKey: `order-${order.id}-${checkoutId ?? 'first'}` },
  )
  return { id: made.id, url: made.url ?? back }
}

/** Closes a page, so that nothing can be paid there; one that is closed already stays so. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (await isOpen(stripe, id)) throw error
  }
}

const NOT_THERE = 404

async function isOpen(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await stripe.checkout.sessions.retrieve(id)).status === 'open'
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === NOT_THERE) return false
    throw error
  }
}
