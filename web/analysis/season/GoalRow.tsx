import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeasonGoal } from '#contract/analysis/season.ts'
import { PRIORITIES, type Priority } from '#domain/season/season.ts'
import { useDrawn } from './drawn.ts'
import { roomsFor, ROWS } from './geometry.ts'
import { useSeasonWords } from './use-season-words.ts'
import classes from './picture.module.css'

export type GoalRowProps = {
  onPriority: ((goal: SeasonGoal, priority: Priority | null) => void) | null
}

const LETTER_PX = 6.6
const SIGN_PX = 18
/** With less room only the sign is drawn. */
const SHORTEST_PX = 60
/** As high as what one aims at has to be. */
const LINE_PX = 24

/** Regattas and tests over their day; a click makes one a goal. */
export function GoalRow({ onPriority }: GoalRowProps) {
  const { season, axis, scale } = useDrawn()
  const words = useSeasonWords()
  const placed = season.goals.map((goal) => {
    const text = `${goal.name} ${words.days(goal.first_day, goal.last_day)}`
    return { goal, text, width: SIGN_PX + text.length * LETTER_PX, x: axis.dayX(goal.first_day) }
  })
  const rooms = roomsFor(placed, axis.width)
  return placed.map(({ goal, text, x }, place) => {
    const { line, room } = rooms[place] ?? { line: 0, room: 0 }
    return (
      <GoalButton
        key={goal.session_id}
        goal={goal}
        text={room < SHORTEST_PX ? '' : text}
        title={text}
        style={{
          left: (x - SIGN_PX / 2) * scale,
          top: (ROWS.goals.top + line * LINE_PX) * scale,
          maxWidth: room * scale,
        }}
        onPriority={onPriority}
      />
    )
  })
}

type GoalButtonProps = GoalRowProps & {
  goal: SeasonGoal
  text: string
  title: string
  style: { left: number; top: number; maxWidth: number }
}

function GoalButton({ goal, text, title, style, onPriority }: GoalButtonProps) {
  const { t } = useTranslation('season')
  const look = {
    className: classes.goal ?? '',
    'data-priority': goal.priority ?? 'none',
    style,
    title,
  }
  const shown = (
    <>
      <GoalSign priority={goal.priority} />
      <span className={classes.goalName}>{text}</span>
    </>
  )
  if (!onPriority) return <span {...look}>{shown}</span>
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton {...look}>
          {shown}
          <VisuallyHidden>{t('goal.set', { name: title })}</VisuallyHidden>
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
