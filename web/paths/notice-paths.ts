/** What people are notified of, and how; part of `paths`. */
export const noticePaths = {
  notifications: () => '/notifications',
  /** With the filters of the list one comes from. */
  allNotifications: (search = '') => `/notifications/all${search}`,
  notificationSettings: () => '/notifications/settings',
}
