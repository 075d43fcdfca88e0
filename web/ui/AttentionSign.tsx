import { IconCheck, IconCircle, IconCircleFilled, IconTriangleFilled } from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import classes from './attention-list.module.css'

export type AttentionTone = 'red' | 'amber' | 'open' | 'fine'

const SIGNS = {
  red: IconCircleFilled,
  amber: IconTriangleFilled,
  open: IconCircle,
  fine: IconCheck,
} as const satisfies Record<AttentionTone, unknown>

/** A disc, a triangle, a ring or a tick: the shape says the same as the colour. */
export function AttentionSign({ tone }: { tone: AttentionTone }) {
  const Sign = SIGNS[tone]
  return <Sign size={12} className={classes.sign} data-tone={tone} aria-hidden />
}

type AttentionCount = { name: string; tone: AttentionTone; number: string; label: string }

type AttentionCountsProps = {
  label: string
  counts: readonly AttentionCount[]
  /** The one that alone is shown. */
  only: string | null
  onOnly: (name: string | null) => void
}

/** How many there are of each kind; a click shows these alone, another all of them. */
export const AttentionCounts = ({ label, counts, only, onOnly }: AttentionCountsProps) => (
  <div className={classes.counts} role="group" aria-label={label}>
    {counts.map(({ name, tone, number, label: words }) => (
      <UnstyledButton
        key={name}
        className={classes.count}
        aria-pressed={only === name}
        onClick={() => onOnly(only === name ? null : name)}
      >
        <AttentionSign tone={tone} />
        <strong>{number}</strong> <span>{words}</span>
      </UnstyledButton>
    ))}
  </div>
)
