import { Button, Popover, TextInput } from '@mantine/core'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedCallback } from '@mantine/hooks'
import { usePhone } from '../use-phone.ts'
import { ChoiceChip, SetChip } from './Chip.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import {
  changeOf,
  isSameChoice,
  isSet,
  offersChoice,
  unsetValue,
  type Filter,
  type FilterChanges,
} from './filter.ts'
import classes from './filters.module.css'

const TYPING_MS = 300
const MOST_LETTERS = 100

type FindFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  inMenu?: boolean
}

/**
 * The list follows when typing rests: the address is too slow to hold each letter, and would break
 * one that is being composed. A text that is cleared elsewhere leaves the field.
 */
function FindField({ label, value, onChange, inMenu = false }: FindFieldProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const follow = useDebouncedCallback((text: string) => {
    sent.current = text
    onChange(text)
  }, TYPING_MS)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  return (
    <TextInput
      type="search"
      {...(!inMenu && { className: classes.find ?? '', leftSection: <IconSearch size={16} /> })}
      aria-label={label}
      {...(!inMenu && { placeholder: label })}
      maxLength={MOST_LETTERS}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        follow(event.currentTarget.value.trim())
      }}
    />
  )
}

/** So many set filters have a chip of their own; the others are counted. */
const MOST_CHIPS = 4

export type FilterBarProps<Name extends string> = {
  /** When: a `PeriodChip`, or steps from day to day. */
  period?: ReactNode
  filters?: readonly Filter<Name>[]
  onChange?: (changes: FilterChanges<Name>) => void
  /** A field to find a line by its words. */
  find?: Pick<FindFieldProps, 'label' | 'value' | 'onChange'>
  /** Further chips, after those that are set. */
  children?: ReactNode
  /** How it is shown: a `DisplayMenu`, at the right end. */
  display?: ReactNode
}

/**
 * One row above a list or a report: when, what it is narrowed down by, how it is shown. What is
 * ticked in the menu applies when it closes.
 */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { period, filters = [], onChange, find, children, display } = props
  const { t } = useTranslation('ui')
  const phone = usePhone()
  const offered = filters.filter(offersChoice)
  const inMenu = offered.filter(({ pinned }) => !pinned)
  const set = inMenu.filter(isSet)
  const chips = phone ? [] : set.slice(0, MOST_CHIPS)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className={classes.bar} role="group" aria-label={t('filters')}>
      {period}
      {find && <FindField {...find} />}
      {offered
        .filter(({ pinned }) => pinned)
        .map((filter) => (
          <ChoiceChip
            key={filter.name}
            filter={filter}
            onChoose={(value) => onChange?.(changeOf(filter, value))}
          />
        ))}
      {chips.map((filter) => (
        <SetChip
          key={filter.name}
          filter={filter}
          onOpen={() => setOpened(filter.name)}
          onClear={() => onChange?.(changeOf(filter, unsetValue(filter)))}
        />
      ))}
      {inMenu.length > 0 && (
        <FilterButton
          filters={inMenu}
          number={phone ? set.length : set.length - chips.length}
          opened={opened}
          onOpen={setOpened}
          onChange={(changes) => onChange?.(changes)}
        />
      )}
      {children}
      {display && <div className={classes.end}>{display}</div>}
    </div>
  )
}

type FilterButtonProps<Name extends string> = {
  filters: readonly Filter<Name>[]
  /** How many set filters have no chip of their own. */
  number: number
  opened: string | null
  onOpen: (name: string | null) => void
  onChange: (changes: FilterChanges<Name>) => void
}

function FilterButton<Name extends string>(props: FilterButtonProps<Name>) {
  const { filters, number, opened, onOpen, onChange } = props
  const { t } = useTranslation('ui')
  const phone = usePhone()
  const [draft, setDraft] = useState<FilterChanges<Name>>({})
  const drafted = filters.map((filter) => ({
    ...filter,
    value: draft[filter.name] ?? filter.value,
  }))
  function close() {
    const changed = drafted.filter(
      ({ value }, place) => !isSameChoice(value, filters[place]?.value ?? []),
    )
    setDraft({})
    onOpen(null)
    if (changed.length > 0) onChange(Object.assign({}, ...changed.map((f) => changeOf(f, f.value))))
  }
  return (
    <Popover
      opened={opened !== null}
      onChange={(open) => (open ? onOpen(filters[0]?.name ?? null) : close())}
      position="bottom-start"
      width={phone ? 'calc(100vw - 2rem)' : 420}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.chip ?? ''}
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => (opened === null ? onOpen(filters[0]?.name ?? null) : close())}
        >
          {number > 0 ? t('filter.more', { number }) : t('filter.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <FilterMenu
          filters={drafted}
          opened={opened ?? undefined}
          onOpen={onOpen}
          onChoose={({ name }, value) => setDraft({ ...draft, [name]: value })}
          onClear={() =>
            setDraft(Object.assign({}, ...filters.map((f) => changeOf(f, unsetValue(f)))))
          }
          onApply={close}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
