/** The part of a contract that changed. */
export interface Place {
  type: string;
  field?: string;
  /** Only who gives this argument is concerned. */
  arg?: string;
}

export interface Break {
  place: Place;
  message: string;
}
