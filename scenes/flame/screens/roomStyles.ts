// The room's code comes while a name is being chosen; its styles come with the card's, which spares the visitor a request.
import './MessageAnnouncer.module.css'
import './MessageList.module.css'
import './MessageRow.module.css'
import './NameList.module.css'
import './OutgoingMessage.module.css'
import './RoomScreen.module.css'
import './WritingBox.module.css'
