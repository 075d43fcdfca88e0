import { Button, Menu, type ButtonProps } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type Filter, valueInWords } from './filter.ts'
import classes from './filters.module.css'

type ChipProps = Pick<ButtonProps, 'leftSection'> & {
  label?: string | undefined
  value: ReactNode
  'aria-label'?: string
  onClick?: () => void
  /** A menu it opens adds one. */
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A control that names what it holds: `label value ⌄`. */
export function Chip({ label, value, className, ...button }: ChipProps) {
  return (
    <Button
      variant="default"
      className={`${classes.chip} ${className ?? ''}`}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      {...button}
    >
      {label && <span className={classes.label}>{label}</span>}
      <span className={classes.value}>{value}</span>
    </Button>
  )
}

type SetChipProps = { filter: Filter; onOpen: () => void; onClear: () => void }

/** A filter that is set: its word opens it, the cross takes it off. */
export function SetChip({ filter, onOpen, onClear }: SetChipProps) {
  const { t } = useTranslation('ui')
  return (
    <span className={classes.set}>
      <button type="button" className={classes.setWords} onClick={onOpen}>
        <span className={classes.label}>{filter.label}</span>
        <span className={classes.value}>{valueInWords(filter)}</span>
      </button>
      <button
        type="button"
        className={classes.cross}
        aria-label={t('filter.remove', { filter: filter.label })}
        title={t('filter.remove', { filter: filter.label })}
        onClick={onClear}
      >
        <IconX size={16} aria-hidden />
      </button>
    </span>
  )
}

type ChoiceChipProps = { filter: Filter; onChoose: (value: readonly string[]) => void }

/** One of a few, chosen from a menu: "Show Times ⌄". */
export function ChoiceChip({ filter, onChoose }: ChoiceChipProps) {
  const { label, items, value } = filter
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <Chip label={label} value={valueInWords(filter)} />
      </Menu.Target>
      <Menu.Dropdown className={classes.choices ?? ''}>
        <Menu.RadioGroup value={value[0] ?? null} onChange={(chosen) => onChoose([chosen])}>
          {items.map((item) => (
            <Menu.RadioItem key={item.value} value={item.value} closeMenuOnClick>
              {item.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
