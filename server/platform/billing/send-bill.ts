import { moneyText } from '#domain/billing/money.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { queueMails, type Mail } from '../../mail/queue.ts'
import { found } from '../../http/refusal.ts'
import { clubFacts, clubOrders } from './facts.ts'
import { receiversOf } from './bill-receivers.ts'
import { clubLink } from '#domain/rules/club-link.ts'
import { dayText } from '../../text/days.ts'

type Bill = { orderId: number; publicUrl: string; kind: 'invoice' | 'bill-due' }

/** Mails the invoice of an order, or a reminder of it, to who pays. */
export async function mailBill(
  db: Db,
  clubId: ClubId,
  { orderId, publicUrl, kind }: Bill,
): Promise<void> {
  const facts = await clubFacts(db, clubId)
  const order = found((await clubOrders(db, clubId)).find(({ id }) => id === orderId))
  const receivers = await receiversOf(db, facts.address?.email ?? null)
  const link = publicUrl + clubLink('/billing', clubId)
  const mails = receivers.map(({ name, email, language }): Mail => {
    const sum = moneyText(order.amount, order.currency, language)
    const about = { name, club: facts.name, sum, link }
    const addressed = { address: email, language, about_club: clubId }
    if (kind === 'invoice' && order.invoice)
      return {
        ...addressed,
        template: 'invoice',
        values: {
          ...about,
          number: order.invoice.number,
          day: dayText(order.invoice.due_on, language),
        },
      }
    const day = dayText(facts.until ?? facts.today, language)
    return { ...addressed, template: 'bill-due', values: { ...about, day } }
  })
  await queueMails(db, mails)
}

/** Mails that a trial or a plan ends. */
export async function mailPlanEnds(db: Db, clubId: ClubId, publicUrl: string): Promise<void> {
  const { name: club, plan, until, address } = await clubFacts(db, clubId)
  if (until === null) return
  const receivers = await receiversOf(db, address?.email ?? null)
  await queueMails(
    db,
    receivers.map(({ name, email, language }): Mail => ({
      address: email,
      language,
      about_club: clubId,
      template: 'plan-ends',
      values: {
        name,
        club,
        day: dayText(until, language),
        trial: plan === 'free-trial',
        link: publicUrl + clubLink('/billing', clubId),
      },
    })),
  )
}
