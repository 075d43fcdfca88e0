import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubBilling, ClubOrder } from '#contract/platform/billing-club.ts'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { useFormat } from '../../format/format.ts'
import { day, node, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { useBillingWords } from './use-billing-words.ts'

type OrderWords = {
  words: ReturnType<typeof useBillingWords>
  stateOf: (order: ClubOrder) => string
  language: Language | undefined
}

const orderList = list('billing-club', 'history', rows<ClubOrder, OrderWords>(), {
  id: 'club-orders',
  title: ({ t }) => t('history.heading'),
  columns: {
    day: day(({ ordered_at }) => ordered_at),
    plan: text((order, { words }) => words.order(order)),
    sum: text(({ amount, currency }, { words }) => words.money(amount, currency), { figure: true }),
    state: text((order, { stateOf }) => stateOf(order)),
    invoice: node(
      ({ invoice }, { language }) =>
        invoice && <InvoiceButton invoice={invoice} {...(language && { language })} />,
    ),
  },
  sortable: false,
  columnChoice: false,
  phone: {
    head: (order, { words }) => <Text fw={600}>{words.order(order)}</Text>,
    line: ['day', 'sum', 'state'],
    below: ['invoice'],
  },
})

/** What was ordered, what became of it, and the invoices in four languages. */
export function HistoryPart({ billing: { orders } }: { billing: ClubBilling }) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const stateOf = useStates()
  const own = useFormat().language
  const [language, setLanguage] = useState<Language | undefined>(undefined)
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h3">
        {t('history.heading')}
      </Title>
      {orders.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
      {orders.length > 0 && (
        <>
          <NativeSelect
            label={t('history.language')}
            data={LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
            value={language ?? own}
            onChange={(event) =>
              setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value))
            }
            maw={240}
          />
          <ListTable of={orderList} given={{ words, stateOf, language }} rows={orders} />
        </>
      )}
    </Stack>
  )
}

/** A language by its own name. */
const nameOf = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(
    language === 'zh-cn' ? 'zh-Hans' : language,
  ) ?? language

/** What became of an order. */
function useStates() {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const words = useBillingWords()
  return (order: ClubOrder): string => {
    if (order.disputed_at !== null) return t('history.disputed')
    if (order.refunded > 0)
      return t('history.refunded', { sum: words.money(order.refunded, order.currency) })
    if (order.state === 'open') return t('history.open')
    if (order.state === 'cancelled') return t('history.cancelled')
    return order.paid_until === null
      ? t('history.paid')
      : t('history.paidUntil', { day: format.within.day(order.paid_until) })
  }
}
