import { createEquipment, createEquipmentCategory, equipment } from '#contract/equipment.ts'
import type { Screen } from './screen.ts'

/** What the club rows with. */
export const boathouse: readonly Screen[] = [
  {
    path: '/equipment-list',
    access: equipment.access,
    title: 'equipment',
    texts: ['equipment', 'ui'],
    page: async () => (await import('./equipment/EquipmentPage.tsx')).EquipmentPage,
  },
  {
    path: '/equipment-list/form-category/:categoryId?',
    access: createEquipmentCategory.access,
    title: 'equipmentCategory',
    texts: ['equipment', 'ui'],
    page: async () => (await import('./equipment/CategoryFormPage.tsx')).CategoryFormPage,
  },
  {
    path: '/equipment-list/form-equipment/:categoryId?/:equipmentId?',
    access: createEquipment.access,
    title: 'equipmentForm',
    texts: ['equipment', 'ui'],
    page: async () => (await import('./equipment/EquipmentFormPage.tsx')).EquipmentFormPage,
  },
  {
    path: '/equipment-list/:equipmentId/logs',
    access: equipment.access,
    title: 'equipmentLogs',
    texts: ['equipment', 'ui'],
    page: async () => (await import('./equipment/EquipmentLogsPage.tsx')).EquipmentLogsPage,
  },
]
