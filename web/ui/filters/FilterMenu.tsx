import {
  Button,
  Checkbox,
  Group,
  Radio,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../use-phone.ts'
import { isSet, unsetValue, type Filter } from './filter.ts'
import classes from './filters.module.css'

/** Longer lists of values have a field to find one in. */
const FIND_FROM = 12
const MOST_LETTERS = 254

type FilterMenuProps = {
  filters: readonly Filter[]
  opened: string | undefined
  onOpen: (name: string) => void
  onChoose: (filter: Filter, value: readonly string[]) => void
  onClear: () => void
  onApply: () => void
}

/** What a page can be narrowed down by, and beside it the values of the one that is opened. */
export function FilterMenu(props: FilterMenuProps) {
  const { filters, opened, onOpen, onChoose, onClear, onApply } = props
  const { t } = useTranslation('ui')
  const phone = usePhone()
  const shown = filters.find(({ name }) => name === opened) ?? filters[0]
  if (!shown) return null
  const values = (
    <Values key={shown.name} filter={shown} onChoose={(value) => onChoose(shown, value)} />
  )
  return (
    <form
      className={classes.menu}
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
    >
      <ul className={classes.names}>
        {filters.map((filter) => (
          <li key={filter.name}>
            <UnstyledButton
              className={classes.name ?? ''}
              aria-expanded={filter.name === shown.name}
              onClick={() => onOpen(filter.name)}
            >
              <span>{filter.label}</span>
              {filter.usual === undefined && filter.value.length > 0 ? (
                <span className={classes.count}>{filter.value.length}</span>
              ) : (
                <IconChevronRight size={14} aria-hidden />
              )}
            </UnstyledButton>
            {phone && filter.name === shown.name && values}
          </li>
        ))}
      </ul>
      {!phone && values}
      <Group className={classes.foot ?? ''} justify="space-between" gap="xs">
        <Button variant="subtle" onClick={onClear} disabled={!filters.some(isSet)}>
          {t('filter.clearAll')}
        </Button>
        <Button variant="default" type="submit">
          {t('filter.show')}
        </Button>
      </Group>
    </form>
  )
}

type ValuesProps = { filter: Filter; onChoose: (value: readonly string[]) => void }

function Values({ filter, onChoose }: ValuesProps) {
  const { t } = useTranslation('ui')
  const [find, setFind] = useState('')
  const { label, items, value, usual, isTyped } = filter
  const wanted = find.trim().toLocaleLowerCase()
  const found = items.filter((item) => item.label.toLocaleLowerCase().includes(wanted))
  return (
    <Stack className={classes.values ?? ''} gap={8}>
      <Text fw={500} fz={13}>
        {label}
      </Text>
      {items.length > FIND_FROM && (
        <TextInput
          aria-label={t('filter.find', { filter: label })}
          placeholder={t('filter.find', { filter: label })}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && !isTyped && (
        <Text fz={13} c="dimmed">
          {t('choice.nothing')}
        </Text>
      )}
      {isTyped ? (
        <TextInput
          aria-label={label}
          maxLength={MOST_LETTERS}
          value={value[0] ?? ''}
          onChange={(event) =>
            onChoose(event.currentTarget.value === '' ? [] : [event.currentTarget.value])
          }
        />
      ) : usual === undefined ? (
        <Checkbox.Group value={[...value]} onChange={onChoose} aria-label={label}>
          <Stack gap={10}>
            {found.map((item) => (
              <Checkbox key={item.value} size="xs" value={item.value} label={<Words {...item} />} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        <Radio.Group
          value={value[0] ?? unsetValue(filter)[0] ?? ''}
          onChange={(chosen) => onChoose([chosen])}
          aria-label={label}
        >
          <Stack gap={10}>
            {found.map((item) => (
              <Radio key={item.value} size="xs" value={item.value} label={<Words {...item} />} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  )
}

const Words = ({ mark, label }: Pick<Filter['items'][number], 'mark' | 'label'>) => (
  <Group component="span" gap={6} wrap="nowrap">
    {mark}
    <span>{label}</span>
  </Group>
)
