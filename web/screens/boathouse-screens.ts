import { crews } from '#contract/boats/crews.ts'
import {
  createEquipment,
  createEquipmentCategory,
  equipment,
  equipmentCategories,
  equipmentItem,
  equipmentLogs,
} from '#contract/boats/equipment.ts'
import { need } from '../api/api.ts'
import { idIn, type Load, type Screen } from './screen.ts'

const itemOf: Load = ({ params }) => {
  const id = idIn(params['equipmentId'])
  return id === null ? [] : [need(equipmentItem, { params: { id } }, { own: [404] })]
}

/** What the club rows with. */
export const boathouse: readonly Screen[] = [
  {
    path: '/crews',
    help: 'seat-a-crew',
    access: crews.access,
    title: 'crews',
    texts: ['session'],
    page: async () => (await import('../boats/crews/CrewsPage.tsx')).CrewsPage,
  },
  {
    path: '/equipment-list',
    help: 'boats-and-bookings',
    access: equipment.access,
    title: 'equipment',
    texts: ['boats'],
    ahead: () => [need(equipmentCategories)],
    page: async () => (await import('../boats/equipment/EquipmentPage.tsx')).EquipmentPage,
  },
  {
    path: '/equipment-list/form-category/:categoryId?',
    help: 'boats-and-bookings',
    access: createEquipmentCategory.access,
    title: 'equipmentCategory',
    texts: ['boats'],
    ahead: () => [need(equipmentCategories)],
    page: async () => (await import('../boats/equipment/CategoryFormPage.tsx')).CategoryFormPage,
  },
  {
    path: '/equipment-list/form-equipment/:categoryId?/:equipmentId?',
    help: 'boats-and-bookings',
    access: createEquipment.access,
    title: 'equipmentForm',
    texts: ['boats'],
    ahead: (way) => [need(equipmentCategories), ...itemOf(way)],
    page: async () => (await import('../boats/equipment/EquipmentFormPage.tsx')).EquipmentFormPage,
  },
  {
    path: '/equipment-list/logs',
    help: 'boats-and-bookings',
    access: equipmentLogs.access,
    title: 'equipmentLogs',
    texts: ['boats'],
    page: async () => (await import('../boats/equipment/AllLogsPage.tsx')).AllLogsPage,
  },
  {
    path: '/equipment-list/:equipmentId/logs',
    help: 'boats-and-bookings',
    access: equipment.access,
    title: 'equipmentLogs',
    texts: ['boats', 'recorder'],
    ahead: itemOf,
    page: async () => (await import('../boats/equipment/EquipmentLogsPage.tsx')).EquipmentLogsPage,
  },
]
