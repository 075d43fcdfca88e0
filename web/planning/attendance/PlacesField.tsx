import { Button, Group } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/NumberField.tsx'

const MOST = 10_000

/** A person who opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type PlacesFieldProps = { places: number | null; onPlaces: (places: number | null) => void }

/** How many athletes there is room for; a tap opens it for writing, empty means any number. */
export function PlacesField({ places, onPlaces }: PlacesFieldProps) {
  const { t } = useTranslation('attendance')
  const [value, setValue] = useState(places)
  const [open, setOpen] = useState(false)
  const begin = () => {
    setValue(places)
    setOpen(true)
  }
  if (!open) {
    return (
      <Button variant="default" leftSection={<IconTicket size={18} />} onClick={begin}>
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
        setOpen(false)
        if (value !== places) onPlaces(value)
      }}
    >
      <NumberField
        ref={focus}
        label={t('placesLabel')}
        value={value}
        min={1}
        max={MOST}
        hideControls
        w={120}
        onChange={setValue}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <Button type="submit" variant="default">
        {t('saveNote')}
      </Button>
    </Group>
  )
}
