/** Something that only the operator can mend: its words say what to do, so it is shown without a stack. */
export class OperatorFault extends Error {}
