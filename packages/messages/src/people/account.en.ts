import type { Translation } from '../platform/translation.ts'
import type { account as source } from './account.es.ts'

export const account = {
  menu: 'Account menu',
  dashboard: {
    title: 'Dashboard',
    greeting: 'Hello, {name}',
    editProfile: 'Edit Profile',
    principalAddress: 'Main address',
    noAddresses: 'There are no addresses to show',
  },
  avatar: {
    change: 'Change photo',
    hint: 'JPEG, PNG, WebP or GIF, up to 5 MB',
    preview: 'Photo preview',
    uploading: 'Uploading photo: {percent}%',
    done: 'Your avatar has been updated',
    upload: 'Upload photo',
  },
  profile: {
    title: 'Edit Profile',
    name: 'First name',
    lastname: 'Last name',
    identity: 'ID card/Passport',
    phone: 'Phone',
    clientCode: 'Client code',
    clientCodePending: 'NOT APPROVED',
    companyName: 'Company name',
    companyCode: 'REEUP',
    website: 'Website',
    admin: 'Administrator',
    save: 'Save',
    done: 'Your profile has been updated successfully',
    clientCodeHint: 'The store assigns it when it approves your company. You will then see wholesale prices.',
  },
  password: {
    title: 'Change Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    code: 'Verification code',
    codeHint: 'We will send a 4-digit code to your email.',
    getCode: 'Get code',
    submit: 'Change Password',
    done: 'The password has been changed successfully',
  },
} satisfies Translation<typeof source, 'en'>
