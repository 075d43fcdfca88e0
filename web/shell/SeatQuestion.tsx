import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { planGate } from '#contract/platform/billing.ts'
import { moneyText } from '#domain/billing/money.ts'
import { seatsFree } from '#domain/billing/seats.ts'
import { query } from '../api/api.ts'
import { useFormat } from '../format/format.ts'

/**
 * Asks before more people are invited than the plan is paid for, and says what each costs. Nobody is
 * shut out: who goes on is shown what is within.
 */
export function SeatQuestion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('billing')
  const { locale } = useFormat()
  const { data } = useQuery(query(planGate))
  const [agreed, setAgreed] = useState(false)
  const seats = data?.data.seats ?? null
  const isFull = seats !== null && seatsFree(seats.bought, seats.taken) === 0
  if (!isFull || agreed) return children
  const { bought, taken, price, currency, period } = seats
  return (
    <Alert icon={<IconUsers aria-hidden />} title={t('seats.title', { taken, bought })}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {price === null
            ? t('seats.text')
            : t(`seats.${period}`, { price: moneyText(price, currency, locale) })}
        </Text>
        <Button onClick={() => setAgreed(true)}>{t('seats.goOn')}</Button>
      </Stack>
    </Alert>
  )
}
