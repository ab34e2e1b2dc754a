import { cartNoticeVar, cartReadyVar, cartVar } from '../cart';
import { isLoginVar, sessionReadyVar } from '../session';

/** Removes all state of the visitor. Test files share the modules of a page and its storage. */
export function resetVisitor(): void {
  cartVar([]);
  cartNoticeVar(null);
  cartReadyVar(false);
  isLoginVar(false);
  sessionReadyVar(false);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'token=; max-age=0; path=/';
}
