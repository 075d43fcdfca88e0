import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addSeatRacePiece, seatRace, type SeatRace } from '#contract/analysis/seat-racing.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { useRaceWriters } from './use-race-writers.ts'
import classes from './seat-racing.module.css'

type Swap = { one: number; other: number }

function useAddPiece() {
  const { id } = useSession()
  return useMutation({
    mutationFn: (swap: Swap | null) => api(addSeatRacePiece, { params: { id }, body: { swap } }),
    onSuccess: () => invalidate(seatRace, sessionCrews),
  })
}

/** One tap for the swap that would tell most. */
export function PlanNext({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const add = useAddPiece()
  const [best] = race.next
  const swap = best ? { one: best.one, other: best.other } : null
  return (
    <Button
      leftSection={<IconPlus size={18} />}
      loading={add.isPending}
      onClick={() => add.mutate(swap)}
    >
      {t('next.plan')}
    </Button>
  )
}

/**
 * What would settle it: the swap that tells most with what it would tell, the others one tap each,
 * and the first crews again as a control.
 */
export function NextPieces({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { names, nameOf } = useRaceWriters(race)
  const add = useAddPiece()
  const [best, ...others] = race.next
  const swapOf = ({ one, other }: Swap) => names([one, other])
  return (
    <section aria-label={t('next.title')} className={classes.settle}>
      <Title order={2}>{t('next.title')}</Title>
      {best && (
        <Text fz={13}>
          {t('next.swap', { names: format.conjunction([nameOf(best.one), nameOf(best.other)]) })}
          {sentenceGap()}
          {best.newly_comparable > 0
            ? t('next.newPairs', { count: best.newly_comparable })
            : t('next.surer', {
                percent: format.percent(100 * (1 - Math.sqrt(best.variance_left))),
              })}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {others.map((swap) => (
          <Button
            key={`${swap.one} ${swap.other}`}
            variant="default"
            leftSection={<IconPlus size={16} />}
            loading={add.isPending}
            onClick={() => add.mutate({ one: swap.one, other: swap.other })}
          >
            {t('next.other', { names: swapOf(swap) })}
          </Button>
        ))}
        <Button
          variant="subtle"
          leftSection={<IconRepeat size={16} />}
          loading={add.isPending}
          onClick={() => add.mutate(null)}
        >
          {t('next.control')}
        </Button>
      </Group>
    </section>
  )
}
