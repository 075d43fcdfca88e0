import { Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LineSample, type LineLook } from './LineSample.tsx'
import classes from './selection-bar.module.css'

type ChosenItem = {
  key: string
  name: string
  /** What tells it from others of its name: its day. */
  detail?: string
  /** How its line will look. */
  look?: LineLook
}

type SelectionBarProps = {
  items: readonly ChosenItem[]
  onRemove: (key: string) => void
  onClear: () => void
  /** What will be done with them, in words. */
  words?: string
  /** Said in its place while nothing is ticked. */
  empty?: string
  /** Why that cannot be done. */
  problem?: string | null
  /** The one filled button. */
  action: ReactNode
}

/** What is ticked in a list, and what to do with it: floats above the bottom while there is some. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, onRemove, onClear, words, empty, problem, action } = props
  const { t } = useTranslation('ui')
  if (items.length === 0)
    return (
      empty && (
        <Text fz={13} c="dimmed">
          {empty}
        </Text>
      )
    )
  const count = t('selection.count', { count: items.length })
  return (
    <div className={classes.bar} role="group" aria-label={count}>
      <Text className={classes.count ?? ''}>{count}</Text>
      <ul className={classes.chips}>
        {items.map(({ key, name, detail, look }) => (
          <li key={key} className={classes.chip}>
            {look && <LineSample look={look} width={14} />}
            <span className={classes.name}>{name}</span>
            {detail && <span className={classes.detail}>{detail}</span>}
            <button
              type="button"
              className={classes.cross}
              aria-label={t('selection.remove', { name })}
              onClick={() => onRemove(key)}
            >
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={onClear} className={classes.clear ?? ''}>
        {t('selection.clear')}
      </Button>
      <Text
        className={classes.words ?? ''}
        data-problem={problem ? true : undefined}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? words}
      </Text>
      {action}
    </div>
  )
}
