import { Menu, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeasonGoal } from '#contract/analysis/season.ts'
import { PRIORITIES, type Priority } from '#domain/season/season.ts'
import { useDrawn } from './drawn.ts'
import { linesFor, ROWS } from './geometry.ts'
import { useSeasonWords } from './use-season-words.ts'
import classes from './picture.module.css'

export type GoalRowProps = {
  onPriority: ((goal: SeasonGoal, priority: Priority | null) => void) | null
}

const LETTER_PX = 6.6
const SIGN_PX = 24
const LINE_PX = 19

/** Regattas and tests over their day; a click makes one a goal. */
export function GoalRow({ onPriority }: GoalRowProps) {
  const { season, axis } = useDrawn()
  const words = useSeasonWords()
  const placed = season.goals.map((goal) => {
    const text = `${goal.name} ${words.days(goal.first_day, goal.last_day)}`
    const width = SIGN_PX + text.length * LETTER_PX
    const x = axis.dayX(goal.first_day)
    const isFlipped = x + width > axis.width
    return { goal, text, width, x: isFlipped ? x - width + SIGN_PX : x, isFlipped, at: x }
  })
  const lines = linesFor(placed)
  return placed.map(({ goal, text, isFlipped, at }, place) => {
    const line = lines[place] ?? null
    const side = isFlipped ? { right: axis.width - at - 9 } : { left: at - 9 }
    return (
      <GoalButton
        key={goal.session_id}
        goal={goal}
        text={line === null ? '' : text}
        title={text}
        isFlipped={isFlipped}
        style={{ ...side, top: ROWS.goals.top + (line ?? 1) * LINE_PX }}
        onPriority={onPriority}
      />
    )
  })
}

type GoalButtonProps = GoalRowProps & {
  goal: SeasonGoal
  text: string
  title: string
  isFlipped: boolean
  style: { left?: number; right?: number; top: number }
}

function GoalButton({ goal, text, title, isFlipped, style, onPriority }: GoalButtonProps) {
  const { t } = useTranslation('season')
  const look = {
    className: classes.goal ?? '',
    'data-priority': goal.priority ?? 'none',
    'data-flipped': isFlipped || undefined,
    style,
    title,
  }
  const shown = (
    <>
      <GoalSign priority={goal.priority} />
      {text}
    </>
  )
  if (!onPriority) return <span {...look}>{shown}</span>
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton {...look} aria-label={t('goal.set', { name: title })}>
          {shown}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{title}</Menu.Label>
        {PRIORITIES.map((priority) => (
          <Menu.Item
            key={priority}
            leftSection={<GoalSign priority={priority} />}
            onClick={() => onPriority(goal, priority)}
          >
            {t(`goal.${priority}`)}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<GoalSign priority={null} />}
          onClick={() => onPriority(goal, null)}
        >
          {t('goal.none')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** A filled disc for A, a ring for B, a dashed ring for C, a diamond for what is no goal. */
export const GoalSign = ({ priority }: { priority: Priority | null }) => (
  <span className={classes.sign} data-priority={priority ?? 'none'}>
    {priority}
  </span>
)
