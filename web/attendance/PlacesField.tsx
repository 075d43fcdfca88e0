import { Button, Group, NumberInput } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 10_000

/** Whoever opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type PlacesFieldProps = { places: number | null; onPlaces: (places: number | null) => void }

/** How many athletes there is room for; a tap opens it for writing, empty means any number. */
export function PlacesField({ places, onPlaces }: PlacesFieldProps) {
  const { t } = useTranslation('attendance')
  const [value, setValue] = useState<number | string | null>(null)
  if (value === null) {
    return (
      <Button variant="default" leftSection={<IconTicket size={18} />} onClick={() => setValue(places ?? '')}>
        {places === null ? t('anyPlaces') : t('placesOf', { places })}
      </Button>
    )
  }
  return (
    <Group
      component="form"
      gap="xs"
      align="end"
      onSubmit={(event) => {
        event.preventDefault()
        const next = typeof value === 'number' ? value : null
        setValue(null)
        if (next !== places) onPlaces(next)
      }}
    >
      <NumberInput
        ref={focus}
        label={t('placesLabel')}
        value={value}
        min={1}
        max={MOST}
        allowDecimal={false}
        hideControls
        w={120}
        onChange={setValue}
        onKeyDown={(event) => event.key === 'Escape' && setValue(null)}
      />
      <Button type="submit" variant="default">
        {t('saveNote')}
      </Button>
    </Group>
  )
}
