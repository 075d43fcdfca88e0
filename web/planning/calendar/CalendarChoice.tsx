import { Button, Checkbox, Menu, Popover, ScrollArea, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './frame.module.css'
import { colon, inBrackets } from '../../format/punctuation.ts'

const QUIET = {
  variant: 'subtle',
  color: 'gray',
  size: 'compact-md',
  className: classes.quiet,
  rightSection: <IconChevronDown size={14} aria-hidden />,
} as const

type Option<V extends string> = { value: V; label: string }

export type OneChoiceProps<V extends string> = {
  /** What is chosen here; spoken before the chosen one. */
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, as a word that opens the others. */
export function OneChoice<V extends string>({
  label,
  options,
  value,
  onChange,
}: OneChoiceProps<V>) {
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button {...QUIET} aria-label={`${label}${colon()}${chosen}`}>
          {chosen}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            value={option.value}
            checked={option.value === value}
            closeMenuOnClick
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export type SomeChoiceProps = {
  label: string
  options: readonly Option<string>[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Some of a list: a word with the number that is chosen, which opens the list. */
export function SomeChoice({ label, options, value, onChange }: SomeChoiceProps) {
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button {...QUIET} data-set={value.length > 0 || undefined}>
          {value.length > 0 ? `${label}${inBrackets(value.length)}` : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={label}>
        <ScrollArea.Autosize mah={360} miw={200}>
          <Checkbox.Group aria-label={label} value={[...value]} onChange={onChange}>
            <Stack gap="sm" p={4}>
              {options.map((option) => (
                <Checkbox key={option.value} {...option} />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
