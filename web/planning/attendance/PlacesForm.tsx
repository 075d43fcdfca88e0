import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/NumberField.tsx'

const MOST = 10_000

/** A person who opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type PlacesFormProps = {
  places: number | null
  onPlaces: (places: number | null) => void
  onDone: () => void
}

/** How many athletes there is room for; empty means any number. */
export function PlacesForm({ places, onPlaces, onDone }: PlacesFormProps) {
  const { t } = useTranslation('attendance')
  const [value, setValue] = useState(places)
  return (
    <Group
      component="form"
      gap="xs"
      align="end"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
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
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" variant="default">
        {t('savePlaces')}
      </Button>
    </Group>
  )
}
