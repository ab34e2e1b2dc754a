import { createContext } from 'react';

/** Whether the viewer pays member prices; false on the host and until that is known. */
export const ActiveMemberContext = createContext(false);
