import type { UserFacts } from './user-facts.ts'

/** The wire forms of a user: full (getUser), listed (getUsers), told (events). One place, so they cannot differ. */

export type SsnShown = 'clear' | 'masked'

export function fullForm(user: UserFacts, ssnShown: SsnShown) {
  return {
    ...shared(user),
    userReferenceId: user.userReferenceId,
    userWages: [],
    userAddress: null,
    userRemoteLocations: [],
    userRemoteLocation: null,
    W4Informations: [],
    stateW4Informations: [],
    ssn: (ssnShown === 'clear' ? user.ssn?.reveal() : user.ssn?.masked()) ?? '',
    dateOfBirth: user.dateOfBirth?.reveal() ?? null,
    employeeMiscellaneousStateTax: [],
    bankAccounts: [],
    timeOffRequests: [],
    employeeGarnishments: [],
  }
}

/** Sensitive data is left out and must be asked for per user. */
export function listForm(user: UserFacts) {
  return { ...shared(user), userWages: [], userAddress: null, employeeMiscellaneousStateTax: null }
}

/** As in getUser, with the SSN masked, without date of birth and garnishments. */
export function eventForm(user: UserFacts) {
  const { dateOfBirth: _, employeeGarnishments: __, ...told } = fullForm(user, 'masked')
  return told
}

function shared(user: UserFacts) {
  return {
    user: [user.firstName, user.middleName, user.lastName].filter(Boolean).join(' '),
    userId: user.userId,
    companyId: user.companyId,
    status: { userStatus: user.status },
    WorkerType: { WorkerType: user.workerType },
    firstName: user.firstName,
    middleName: user.middleName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    kycStatus: user.kycStatus,
    jobTitle: user.jobTitle,
    dateOfJoin: user.dateOfJoin,
    email: user.email,
    companyLocationCategory: { companyLocationCategory: user.locationCategory },
    companyLocation: user.companyLocation,
    stateCode: user.stateCode,
  }
}
