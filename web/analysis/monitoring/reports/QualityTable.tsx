import { useState } from 'react'
import type { QualityAthlete } from '#contract/analysis/monitoring-reports.ts'
import { decimal, figure, sum, text } from '../../../list/columns.tsx'
import { list, rows } from '../../../list/list.tsx'
import { ListTable } from '../../../list/ListTable.tsx'
import { QualityDays } from './QualityDays.tsx'
import { useQualityWords } from './use-quality-words.ts'
import { inBrackets } from '../../../format/punctuation.ts'

const CR10 = 'CR10'
type QualityWords = ReturnType<typeof useQualityWords>

const qualityList = list('monitoring-reports', 'quality', rows<QualityAthlete, QualityWords>(), {
  id: 'training-quality',
  title: ({ t }) => t('quality.table'),
  columns: {
    name: text(({ full_name }) => full_name),
    rating: decimal(({ rating }) => rating, 1, {
      unit: ({ t }) => t('quality.scale'),
      line: ({ rating, rated }, { t, format }) =>
        `${t('quality.rating')} ${format.number(rating, 1)}${inBrackets(format.number(rated))}`,
    }),
    rated: figure(({ rated }) => rated, undefined, { total: sum(({ rated }) => rated) }),
    planned: decimal(({ planned }) => planned, 1, { unit: CR10 }),
    felt: decimal(({ felt }) => felt, 1, { unit: CR10 }),
    difference: figure(
      ({ difference }) => difference,
      (difference, { signed }) => signed(difference),
      {
        unit: CR10,
        line: ({ difference }, { compare }) => (difference === null ? null : compare(difference)),
      },
    ),
  },
  headers: { rated: ({ t }) => t('quality.ratings') },
  rowKey: ({ user_id }) => user_id,
  sortedBy: 'rating',
  phone: ['rating', 'difference'],
})

/** Means of each athlete; opened, every morning with the sessions it speaks of. */
export function QualityTable({ athletes }: { athletes: readonly QualityAthlete[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <ListTable
      of={qualityList}
      given={useQualityWords()}
      rows={athletes}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <QualityDays athlete={athlete} />,
      }}
    />
  )
}
