import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template } from '#contract/planning/templates.ts'
import { sportFamily } from '../../lookups/sport-look.ts'
import '../../lookups/sport-styles.ts'
import { templatesQuery } from '../templates/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { copied } from './copied.ts'
import { dragSession, holdStill } from './drag.ts'
import { usePaste } from './use-paste.ts'
import classes from './template-shelf.module.css'
import chip from './session-chip.module.css'

/** The club's templates beside the calendar: to be dragged onto a day, or taken and pasted. */
export function TemplateShelf({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const asked = useQuery(templatesQuery())
  const { data } = asked
  const { put } = usePaste()
  const drag = (template: Template) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    const source = { name: template.name, template }
    dragSession(
      { chip: event.currentTarget, event: event.nativeEvent, resize: false },
      { drop: ({ day, minutes }) => put(source, day, minutes), held: () => copied.set(source) },
    )
  }
  return (
    <section className={classes.shelf} aria-label={t('templates.title')}>
      <Group justify="space-between">
        <Text size="sm">{t('templates.text')}</Text>
        <Button variant="subtle" size="sm" onClick={onClose}>
          {t('templates.close')}
        </Button>
      </Group>
      {!data && <Waiting for={asked} rows={1} part />}
      {data?.data.length === 0 && <Text c="dimmed">{t('templates.none')}</Text>}
      <div className={classes.row} ref={holdStill}>
        {data?.data.map((template) => (
          <button
            key={template.id}
            type="button"
            className={chip.chip}
            data-movable
            data-sport={sportFamily(template.sport_id)}
            onPointerDown={drag(template)}
            onClick={() => copied.set({ name: template.name, template })}
          >
            <b>{template.name}</b>
            {template.structure_text && (
              <span className={chip.structure}>{template.structure_text}</span>
            )}
          </button>
        ))}
      </div>
    </section>
  )
}
