import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { raceReports, saveRaceReport, type RacePiece } from '#contract/analysis/race-analysis.ts'
import { kindOf } from '#domain/race-analysis/kinds.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { comma } from '../../format/punctuation.ts'

/** Gives what is ticked a name, keeps it and opens it. */
export function SaveComparison({ pieces }: { pieces: readonly RacePiece[] }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const navigate = useNavigate()
  const [first] = pieces
  const form = useForm(saveRaceReport, {
    initial: {
      name: first ? `${first.session}${comma()}${format.dayExact(first.date)}`.slice(0, 120) : '',
    },
    send: async ({ name }, call) => {
      const lines = pieces.map(({ session_id, piece, crew_id, user_id }) => ({
        session_id,
        piece,
        crew_id,
        user_id,
      }))
      return call(saveRaceReport, { body: { name, lines } })
    },
    refreshes: [raceReports],
    onSaved: ({ data }) => {
      closeModal()
      void navigate(paths.raceReport(data.kind, data.uuid))
    },
  })
  return (
    <Form of={form} submit={t('save.submit')} wide>
      <Text size="sm" c="dimmed">
        {t(`kinds.${kindOf(pieces)}`)}
      </Text>
      <TextField {...form.at('name')} label={t('save.name')} data-autofocus />
    </Form>
  )
}
