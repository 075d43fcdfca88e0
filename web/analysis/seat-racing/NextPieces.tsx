import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addSeatRacePiece, seatRace, type SeatRace } from '#contract/analysis/seat-racing.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { namesOf } from './queries.ts'
import classes from './seat-racing.module.css'

/**
 * The swaps that would tell most after the last piece, one tap each; and the first crews again, as
 * a control.
 */
export function NextPieces({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { id } = useSession()
  const nameOf = namesOf(race)
  const add = useMutation({
    mutationFn: (swap: { one: number; other: number } | null) =>
      api(addSeatRacePiece, { params: { id }, body: { swap } }),
    onSuccess: () => invalidate(seatRace, sessionCrews),
  })
  return (
    <section aria-label={t('next.title')}>
      <Title order={2}>{t('next.title')}</Title>
      <Text c="dimmed">{t('next.lead')}</Text>
      <div className={classes.pieces}>
        {race.next.map(({ one, other, newly_comparable, variance_left }) => (
          <Paper key={`${one} ${other}`} withBorder p="md" className={classes.piece}>
            <Text fw={650}>{t('next.swap', { one: nameOf(one), other: nameOf(other) })}</Text>
            <Text size="sm" c="dimmed">
              {newly_comparable > 0
                ? t('next.newPairs', { count: newly_comparable })
                : t('next.surer', {
                    percent: format.percent(100 * (1 - Math.sqrt(variance_left))),
                  })}
            </Text>
            <Button
              mt="sm"
              variant="default"
              leftSection={<IconPlus size={18} />}
              loading={add.isPending}
              onClick={() => add.mutate({ one, other })}
            >
              {t('next.add')}
            </Button>
          </Paper>
        ))}
      </div>
      <Group mt="sm">
        <Button
          variant="subtle"
          leftSection={<IconRepeat size={18} />}
          loading={add.isPending}
          onClick={() => add.mutate(null)}
        >
          {t('next.control')}
        </Button>
      </Group>
    </section>
  )
}
