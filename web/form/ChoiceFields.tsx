import {
  Checkbox,
  NativeSelect,
  Radio,
  Stack,
  Switch,
  type CheckboxProps,
  type NativeSelectProps,
  type RadioGroupProps,
  type SelectProps,
  type SwitchProps,
} from '@mantine/core'
import { SearchSelect } from '../ui/SearchSelect.tsx'
import { MultiChoice, type MultiChoiceProps } from '../ui/MultiChoice.tsx'

type Key = string | number
type Choice<T> = { value: T; label: string }
type Bound = 'value' | 'onChange' | 'error' | 'data' | 'children'
type One<P, T> = Omit<P, Bound> & {
  choices: readonly Choice<T>[]
  value: T
  onChange: (value: T) => void
  error?: string | undefined
}

const dataOf = (choices: readonly Choice<Key | null>[]) =>
  choices.map(({ value, label }) => ({ value: String(value ?? ''), label }))

/** Hands on the choice of this text, if it is one. */
function choose<T extends Key | null>(
  choices: readonly Choice<T>[],
  text: string | null,
  onChange: (value: T) => void,
): void {
  const choice = choices.find(({ value }) => String(value ?? '') === (text ?? ''))
  if (choice) onChange(choice.value)
}

/** One of a few, as the device shows such a list. */
export function SelectField<T extends Key | null>({
  choices,
  value,
  onChange,
  ...field
}: One<NativeSelectProps, T>) {
  return (
    <NativeSelect
      {...field}
      data={dataOf(choices)}
      value={String(value ?? '')}
      onChange={(event) => choose(choices, event.currentTarget.value, onChange)}
    />
  )
}

/** One of many, found by typing. */
export function PickField<T extends Key | null>({
  choices,
  value,
  onChange,
  ...field
}: One<Omit<SelectProps, 'searchable' | 'filter' | 'ref'>, T>) {
  return (
    <SearchSelect
      {...field}
      data={dataOf(choices)}
      value={value === null ? null : String(value)}
      onChange={(text) => choose(choices, text, onChange)}
    />
  )
}

type RadioProps<T> = Omit<One<RadioGroupProps, T>, 'choices'> & {
  choices: readonly (Choice<T> & { description?: string })[]
}

/** One of a few, all of them in sight. */
export function RadioField<T extends Key>({ choices, value, onChange, ...field }: RadioProps<T>) {
  return (
    <Radio.Group
      {...field}
      value={String(value)}
      onChange={(text) => choose(choices, text, onChange)}
    >
      <Stack gap="sm" mt="xs">
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={String(choice.value)}
            label={choice.label}
            {...(choice.description !== undefined && { description: choice.description })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

type YesNo<P> = Omit<P, Bound | 'checked'> & {
  value: boolean
  onChange: (value: boolean) => void
  error?: string | undefined
}

export function CheckField({ value, onChange, ...field }: YesNo<CheckboxProps>) {
  return (
    <Checkbox
      {...field}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

export function SwitchField({ value, onChange, ...field }: YesNo<SwitchProps>) {
  return (
    <Switch
      {...field}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type ManyProps<T> = Omit<MultiChoiceProps, 'groups' | 'value' | 'onChange'> & {
  groups: readonly { group: string; items: readonly Choice<T>[] }[]
  value: readonly T[]
  onChange: (value: T[]) => void
}

/** Several of many, found by typing: people, squads, features. */
export function ManyField<T extends Key>({ groups, value, onChange, ...field }: ManyProps<T>) {
  const choices = groups.flatMap(({ items }) => items)
  const chosen = (texts: readonly string[]) =>
    texts.flatMap((text) => choices.find((choice) => String(choice.value) === text)?.value ?? [])
  return (
    <MultiChoice
      {...field}
      groups={groups.map(({ group, items }) => ({ group, items: dataOf(items) }))}
      value={value.map(String)}
      onChange={(texts) => onChange(chosen(texts))}
    />
  )
}
