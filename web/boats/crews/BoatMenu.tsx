import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowsUpDown,
  IconCopy,
  IconDots,
  IconEraser,
  IconFlipVertical,
  IconMessages,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { equipmentBookings } from '#contract/boats/boathouse.ts'
import { copyCrew, deleteCrew, sessionCrews, editCrew, type Crew } from '#contract/boats/crews.ts'
import { equipment, type EquipmentItem } from '#contract/boats/equipment.ts'
import type { Boat } from '#domain/constants/boats.ts'
import { api, invalidate } from '../../api/api.ts'
import { itemQuery } from '../equipment/open.ts'
import { queryClient } from '../../api/query-client.ts'
import { openGroupChat } from '../../lazy/group-chat.tsx'
import { openModal, closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { emptyBoat, mirrorRig, reverseOrder, rigAs, RIGS, type Boats } from './board.ts'
import { sessionCrewsQuery } from './queries.ts'
import type { SeatActs } from './use-seat-acts.ts'
import { draftOf, planOfDraft } from './crew-draft.ts'
import { CrewFields } from './CrewFields.tsx'

/**
 * Edits the name and class of a boat on the board. If somebody else has changed it since, the
 * person is notified and nothing is overwritten.
 */
function CrewDetails({ crew }: { crew: Crew }) {
  const { t } = useTranslation('crews')
  const form = useForm(editCrew, {
    initial: draftOf(crew),
    send: (draft, call) =>
      call(editCrew, { body: { id: crew.id, version: crew.version, ...planOfDraft(draft) } }),
    refreshes: [sessionCrews],
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('details.save')} gap="sm" atEnd>
      <CrewFields form={form} />
    </Form>
  )
}

type BoatMenuProps = { crew: Crew; boat: Boat; acts: SeatActs; hull: EquipmentItem | undefined }

/** What one does with a whole boat. */
export function BoatMenu({ crew, boat, acts, hull }: BoatMenuProps) {
  const { t } = useTranslation('crews')
  const confirm = useConfirm()
  const copy = useMutation({
    mutationFn: () => api(copyCrew, { body: { crew_id: crew.id } }),
    onSuccess: () => invalidate(sessionCrews),
  })
  const remove = useMutation({
    mutationFn: () => api(deleteCrew, { body: { crew_id: crew.id } }),
    onSuccess: async () => {
      await invalidate(sessionCrews, equipmentBookings, equipment)
      notify('success', t('deletion.done', { name: crew.name }))
    },
  })
  const ask = async () => {
    const decision = {
      title: t('deletion.title', { name: crew.name }),
      text: t('deletion.text'),
      confirm: t('deletion.confirm'),
    }
    if (await confirm({ ...decision, dangerous: true })) remove.mutate()
  }
  // Seats on their way are stored first: the form is made from the version that is then.
  const edit = async () => {
    await acts.flush()
    const stored = queryClient
      .getQueryData(sessionCrewsQuery(crew.session_id ?? 0).queryKey)
      ?.data.crews.find(({ id }) => id === crew.id)
    openModal({
      title: t('details.title', { name: crew.name }),
      content: <CrewDetails crew={stored ?? crew} />,
    })
  }
  const change = (by: (boats: Boats) => Boats) => () => acts.change(by)
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('menu.label', { name: crew.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => void edit()}>
          {t('menu.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => copy.mutate()}>
          {t('menu.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMessages size={18} />}
          onClick={() => openGroupChat(crew.name, { kind: 'crew', crew_id: crew.id })}
        >
          {t('menu.chat')}
        </Menu.Item>
        <Menu.Divider />
        {boat.style === 'sweep' && <RigItems crew={crew} boat={boat} acts={acts} hull={hull} />}
        {boat.seats > 1 && (
          <Menu.Item
            leftSection={<IconArrowsUpDown size={18} />}
            onClick={change((boats) => reverseOrder(boats, crew.id, boat))}
          >
            {t('menu.reverse')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconEraser size={18} />}
          onClick={change((boats) => emptyBoat(boats, crew.id))}
        >
          {t('menu.empty')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void ask()}>
          {t('menu.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function RigItems({ crew, boat, acts, hull }: BoatMenuProps) {
  const { t } = useTranslation('crews')
  const { data } = useQuery({ ...itemQuery(hull?.id ?? 0), enabled: hull !== undefined })
  const sides = data?.data.rigging.sides ?? null
  const change = (by: (boats: Boats) => Boats) => () => acts.change(by)
  const rig = (letters: string) => change((boats) => rigAs(boats, crew.id, boat, letters))
  return (
    <>
      <Menu.Label>{t('rigs.title')}</Menu.Label>
      {hull && sides !== null && (
        <Menu.Item onClick={rig(sides)}>{t('rigs.hull', { boat: hull.name })}</Menu.Item>
      )}
      {RIGS.filter(({ seats }) => seats === boat.seats).map(({ key, sides: letters }) => (
        <Menu.Item key={letters} onClick={rig(letters)}>
          {t(`rigs.${key}`)}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconFlipVertical size={18} />}
        onClick={change((boats) => mirrorRig(boats, crew.id, boat))}
      >
        {t('menu.mirror')}
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}
