import { numberWriter } from '#domain/rules/intl.ts'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#contract/platform/billing-club.ts'
import type { Currency } from '#domain/billing/money.ts'
import { useFormat } from '../../format/format.ts'
import { useBillingWords } from './use-billing-words.ts'

type QuoteTableProps = { quote: Quote; plan: string; addOn: string | null; currency: Currency }

/** What a sum is made of. */
export function QuoteTable({ quote, plan, addOn, currency }: QuoteTableProps) {
  const { t } = useTranslation('billing-club')
  const { locale } = useFormat()
  const words = useBillingWords()
  const rate = numberWriter(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    quote.tax_rate / 10_000,
  )
  const names = { plan: words.plan(plan), addOn: words.plan(addOn) }
  const rows = [
    ...quote.lines.map(({ kind, amount }) => [t(`order.line.${kind}`, names), amount]),
    [t('order.net'), quote.net],
    [t('order.tax', { rate }), quote.tax],
  ] as const
  return (
    <Table maw={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('order.item')}</Table.Th>
          <Table.Th ta="right">{t('order.sum')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([label, amount]) => (
          <Table.Tr key={label}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="right">{words.money(Number(amount), currency)}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr fw={650}>
          <Table.Td>{t('order.total')}</Table.Td>
          <Table.Td ta="right">{words.money(quote.total, currency)}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  )
}
