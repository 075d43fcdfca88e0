import { Button, Group, Select, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ergRaces, makeErgRace, type ErgRaces } from '#contract/live/live-races.ts'
import { MOST_LANES } from '#domain/live/erg-race.ts'
import { api, invalidate } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { notify } from '../../../shell/notices.ts'
import { MultiChoice } from '../../../ui/MultiChoice.tsx'
import { taskText } from '../task-text.ts'

type NewRaceProps = { sessionId: number } & Pick<ErgRaces, 'entrants' | 'pieces'>
type Entrant = ErgRaces['entrants'][number]

const MOST_NAME = 60
const keyOf = ({ user_id, crew_id }: Entrant) => `${user_id ?? ''} ${crew_id ?? ''}`
const ownerOf = ({ user_id, crew_id }: Entrant) => ({
  ...(user_id !== null && { user_id }),
  ...(crew_id !== null && { crew_id }),
})

/** A further race: over which piece, and who is in which lane. */
export function NewRace({ sessionId, entrants, pieces }: NewRaceProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const [piece, setPiece] = useState(String(pieces[0]?.number ?? ''))
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const making = useMutation({
    mutationFn: () => {
      const lanes = chosen.flatMap((key) => {
        const entrant = entrants.find((one) => keyOf(one) === key)
        return entrant ? [ownerOf(entrant)] : []
      })
      const named = name.trim() === '' ? {} : { name: name.trim() }
      const body = { piece: Number(piece), lanes, ...named }
      return api(makeErgRace, { params: { id: sessionId }, body })
    },
    onSuccess: () => {
      setChosen([])
      setName('')
      notify('success', t('made'))
      return invalidate(ergRaces)
    },
  })
  const items = entrants.map((one) => ({ value: keyOf(one), label: one.name }))
  return (
    <Group align="flex-end" gap="sm">
      <Select
        label={t('piece')}
        data={pieces.map(({ number, ...task }) => ({
          value: String(number),
          label: t('pieceOf', { number: format.number(number), task: taskText(task, format) }),
        }))}
        value={piece}
        allowDeselect={false}
        onChange={(value) => setPiece(value ?? piece)}
      />
      <TextInput
        label={t('name')}
        value={name}
        maxLength={MOST_NAME}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <MultiChoice
        label={t('lanes')}
        description={t('lanesText', { count: MOST_LANES })}
        groups={[{ group: t('lanes'), items }]}
        value={chosen}
        onChange={(value) => setChosen(value.slice(0, MOST_LANES))}
        w={360}
      />
      <Button
        variant="default"
        disabled={chosen.length === 0}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        {t('make')}
      </Button>
    </Group>
  )
}
