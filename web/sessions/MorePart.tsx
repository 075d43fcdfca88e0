import { Button, Collapse, Stack, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartProps } from './form-parts.ts'

/** What is rarely needed, folded away unless there is something in it. */
export function MorePart({ draft, onChange, errors }: PartProps) {
  const { t } = useTranslation('session-form')
  const id = useId()
  const [open, setOpen] = useState(draft.description !== '' || draft.location !== '')
  const Arrow = open ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="md" align="stretch">
      <Button
        variant="subtle"
        className="session-more"
        leftSection={<Arrow size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('parts.more')}
      </Button>
      <Collapse id={id} expanded={open}>
        <Stack gap="md">
          <TextInput
            label={t('location')}
            maxLength={200}
            value={draft.location}
            error={errors['location']}
            onChange={(event) => onChange({ location: event.currentTarget.value })}
          />
          <Textarea
            label={t('description')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={10_000}
            value={draft.description}
            error={errors['description']}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Stack>
      </Collapse>
    </Stack>
  )
}
