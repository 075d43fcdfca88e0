import { NativeSelect, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubBilling, ClubOrder } from '#contract/platform/billing-club.ts'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { useFormat } from '../../format/format.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../../ui/table/table.module.css'
import { usePhone } from '../../ui/use-phone.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { useBillingWords } from './use-billing-words.ts'

/** What was ordered, what became of it, and the invoices in four languages. */
export function HistoryPart({ billing: { orders } }: { billing: ClubBilling }) {
  const { t } = useTranslation('billing-club')
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
          <Orders orders={orders} language={language} />
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

type OrdersProps = { orders: readonly ClubOrder[]; language: Language | undefined }

function Orders({ orders, language }: OrdersProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const stateOf = useStates()
  const format = useFormat()
  const phone = usePhone()
  const sumOf = ({ amount, currency }: ClubOrder) => words.money(amount, currency)
  const button = ({ invoice }: ClubOrder) =>
    invoice && <InvoiceButton invoice={invoice} {...(language && { language })} />
  if (phone)
    return (
      <Stack component="ul" gap="md" p={0} style={{ listStyle: 'none' }}>
        {orders.map((order) => (
          <Stack key={order.id} component="li" gap={4} align="flex-start">
            <Text fw={600}>{words.order(order)}</Text>
            <Text size="sm">
              {[format.day(order.ordered_at), sumOf(order), stateOf(order)].join(' · ')}
            </Text>
            {button(order)}
          </Stack>
        ))}
      </Stack>
    )
  return (
    <ScrollRegion label={t('history.heading')} className={table.frame}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('history.day')}</Table.Th>
            <Table.Th>{t('history.plan')}</Table.Th>
            <Table.Th ta="right">{t('history.sum')}</Table.Th>
            <Table.Th>{t('history.state')}</Table.Th>
            <Table.Th>{t('history.invoice')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.id}>
              <Table.Td>{format.day(order.ordered_at)}</Table.Td>
              <Table.Td>{words.order(order)}</Table.Td>
              <Table.Td ta="right">{sumOf(order)}</Table.Td>
              <Table.Td>{stateOf(order)}</Table.Td>
              <Table.Td>{button(order)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

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
