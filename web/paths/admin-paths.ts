import { withQuery, type Query } from './with-query.ts'

/** Where the platform is looked after; part of `paths`. */
export const adminPaths = {
  admin: () => '/admin/dashboard',
  adminUsers: () => '/admin/users',
  adminUser: (userId?: number) => (userId === undefined ? '/admin/user' : `/admin/user/${userId}`),
  adminClubs: () => '/admin/clubs',
  adminEditClub: (clubId: number) => `/admin/edit-club/${clubId}`,
  adminCreateClub: (userId?: number) =>
    userId === undefined ? '/admin/create-club' : `/admin/create-club/${userId}`,
  adminPlans: () => '/admin/plans',
  adminSignIns: () => '/admin/sign-ins',
  adminMails: () => '/admin/mails',
  adminMail: (mailId: number) => `/admin/mail/${mailId}`,
  adminOrders: (query?: Query) => withQuery('/admin/orders', query),
} as const
